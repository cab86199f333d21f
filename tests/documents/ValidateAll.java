import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.mustangproject.validator.ZUGFeRDValidator;

/** Validates every PDF of a folder in one virtual machine, and leaves each one's report and what a person reads in it beside it. */
class ValidateAll {
  public static void main(String[] args) throws Exception {
    List<Path> documents;
    try (Stream<Path> files = Files.list(Path.of(args[0]))) {
      documents = files.filter(file -> file.toString().endsWith(".pdf")).sorted().toList();
    }
    for (Path document : documents) {
      String report = new ZUGFeRDValidator().validate(document.toString());
      Files.writeString(Path.of(document + ".report.xml"), report);
      try (PDDocument pdf = Loader.loadPDF(document.toFile())) {
        Files.writeString(Path.of(document + ".txt"), new PDFTextStripper().getText(pdf));
      }
    }
  }
}
